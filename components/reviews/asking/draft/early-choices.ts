import { isChanged } from '@/components/ui/was-typed'

const choices = 'main :is(input[type="checkbox"], input[type="radio"], select)'

/** Of radio buttons only the one that was chosen: it takes the place of the other by itself. */
const isEarly = (control: HTMLInputElement | HTMLSelectElement) =>
  isChanged(control) && (control instanceof HTMLSelectElement || control.type === 'checkbox' || control.checked)

/** Does by script once more what was done by hand. */
function repeat(control: HTMLInputElement | HTMLSelectElement) {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  control.checked = !control.checked
  control.click()
}

/**
 * What was ticked or chosen before the script had come is seen in the page, but nobody has heard of it: it is done once
 * more. To be called once, when the page has been taken over.
 */
export function replayEarlyChoices() {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(choices)
  ;[...controls].filter(isEarly).forEach(repeat)
}
