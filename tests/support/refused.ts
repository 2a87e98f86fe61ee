import { expect } from 'vitest'
import { Refusal, type RefusalCode } from '@/lib/shared/refusal'

/** The refusal a piece of work ends in; fails when it ends in anything else. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const outcome = await work.then(
    () => 'it was done',
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(Refusal)
  return outcome as Refusal
}

/** Checks that the product says no in this way. */
export async function expectRefused(work: Promise<unknown>, code: RefusalCode, field?: string) {
  const refusal = await refusalOf(work)
  expect(refusal.code).toBe(code)
  expect(refusal.message).not.toBe('')
  if (field !== undefined) expect(Object.keys(refusal.fields)).toEqual([field])
}

/** How it went: it was done, or which refusal said no. Whatever else is thrown is a failure, and fails the test. */
export const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
