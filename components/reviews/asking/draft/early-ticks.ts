const isEarly = ({ type, checked, defaultChecked }: HTMLInputElement) =>
  checked !== defaultChecked && (checked || type === 'checkbox')

/**
 * What was ticked or chosen before the script had come is seen in the page, but nobody has heard of it: it is taken back
 * and pressed once more. To be called once, when the page has been taken over.
 */
export function replayEarlyTicks() {
  const boxes = document.querySelectorAll<HTMLInputElement>('main :is(input[type="checkbox"], input[type="radio"])')
  for (const box of [...boxes].filter(isEarly)) {
    box.checked = !box.checked
    box.click()
  }
}
