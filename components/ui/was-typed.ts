const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Whether a control differs from its rendered value. */
export function isChanged(control: Element) {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
  if (control instanceof HTMLInputElement && isTicked(control)) return control.checked !== control.defaultChecked
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isText && control.value !== control.defaultValue
}

/** Whether a form was edited before its script loaded. */
export const wasTyped = ({ elements }: HTMLFormElement) => [...elements].some(isChanged)
