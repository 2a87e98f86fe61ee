import { startFromTemplateAction } from '@/lib/templates/actions'

/** Starts a form in the browser's zone. */
export const startHere = (id: string, madeId: string) =>
  startFromTemplateAction({ id, madeId, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
