import { startFromTemplateAction } from '@/lib/templates/actions'

/** Begins a form from a template, in the zone this browser is in. */
export const startHere = (id: string, madeId: string) =>
  startFromTemplateAction({ id, madeId, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
