import { isChanged } from '@/components/ui/was-typed'

const choices = 'main :is(input[type="checkbox"], input[type="radio"], select)'

/** Only the checked radio; it unchecks the other. */
const isEarly = (control: HTMLInputElement | HTMLSelectElement) =>
  isChanged(control) && (control instanceof HTMLSelectElement || control.type === 'checkbox' || control.checked)

/** Replays a user's choice by script. */
function repeat(control: HTMLInputElement | HTMLSelectElement) {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  control.checked = !control.checked
  control.click()
}

/** Replays choices made before the script loaded, once, after hydration. */
export function replayEarlyChoices() {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(choices)
  ;[...controls].filter(isEarly).forEach(repeat)
}
