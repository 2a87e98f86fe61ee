/**
 * What was typed so far, after one more key, while the box that would take it is still being fetched. Undefined: the key is
 * none that a box of text would take. Enter is taken and does nothing, for the button that has the focus is not meant.
 */
export function lettersAfter(letters: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter') return letters
  if (key === 'Backspace') return letters.slice(0, -1)
  return key.length === 1 ? letters + key : undefined
}
