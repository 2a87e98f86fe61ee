import { faultsOf, generalFailure, type ActionResult } from '@/components/ui/form/action-result'
import { toast } from '@/components/ui/overlay/toast'

/** Says what came of pressing a button, and whether it was done. */
export async function tellOutcome(work: Promise<ActionResult<unknown> | undefined>, done: string): Promise<boolean> {
  const faults = faultsOf(await work)
  const fault = faults && (faults.form ?? faults.fields[0]?.[1] ?? generalFailure)
  toast(fault === undefined ? { type: 'success', title: done } : { type: 'error', title: fault })
  return fault === undefined
}
