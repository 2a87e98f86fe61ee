/**
 * The typed letters after a key, before the box loads. Undefined: not a text key. Enter is swallowed, so the focused
 * button isn't pressed.
 */
export function lettersAfter(letters: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter') return letters
  if (key === 'Backspace') return letters.slice(0, -1)
  return key.length === 1 ? letters + key : undefined
}
