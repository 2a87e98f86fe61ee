import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'

/** A step's heading id; distinct, because the previous step remains for a moment. */
export const stepField = (step: WizardStep) => `step.${step}`

const inputs = 'input:not(:disabled), textarea, select'
const focusable = `${inputs}, button, [tabindex]`
// Five seconds, because the field's code may still be loading.
const mostFrames = 300

/** A place may hold several fields, separated by spaces. */
function find(path: string): HTMLElement | undefined {
  const marked = document.querySelector<HTMLElement>(`[data-field~="${CSS.escape(path)}"]`)
  const place = marked ?? document.getElementsByName(path)[0]
  if (!place || place.matches(focusable)) return place
  return place.querySelector<HTMLElement>(inputs) ?? place.querySelector<HTMLElement>(focusable) ?? undefined
}

/** Opens the collapsed lines around the field. */
function openAround(field: HTMLElement) {
  for (let line = field.closest('details'); line; line = line.parentElement?.closest('details') ?? null)
    line.open = true
}

/** Focuses a field by path once it is rendered. */
export function focusField(path: string, frames = mostFrames) {
  requestAnimationFrame(() => {
    const field = find(path)
    if (!field) {
      if (frames > 0) focusField(path, frames - 1)
      return
    }
    openAround(field)
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  })
}
