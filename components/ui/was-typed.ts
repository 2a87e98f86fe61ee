const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Whether a control holds something other than what it was drawn with. */
export function isChanged(control: Element) {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
  if (control instanceof HTMLInputElement && isTicked(control)) return control.checked !== control.defaultChecked
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isText && control.value !== control.defaultValue
}

/** Whether somebody changed a form of the page while its script was still on the way. */
export const wasTyped = ({ elements }: HTMLFormElement) => [...elements].some(isChanged)
