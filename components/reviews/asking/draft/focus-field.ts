import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'

/** The heading of a step: each has its own, because the one that is left is there for a moment longer. */
export const stepField = (step: WizardStep) => `step.${step}`

const inputs = 'input:not(:disabled), textarea, select'
const focusable = `${inputs}, button, [tabindex]`
// Five seconds: what draws the field may still be on its way from the server.
const mostFrames = 300

function find(path: string): HTMLElement | undefined {
  const marked = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)
  const place = marked ?? document.getElementsByName(path)[0]
  if (!place || place.matches(focusable)) return place
  return place.querySelector<HTMLElement>(inputs) ?? place.querySelector<HTMLElement>(focusable) ?? undefined
}

/** Opens every closed line the field stands in. */
function openAround(field: HTMLElement) {
  for (let line = field.closest('details'); line; line = line.parentElement?.closest('details') ?? null)
    line.open = true
}

/** Takes the person to a field by its path in the form, as soon as it is there: its step may have to be drawn first. */
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
