import 'server-only'
import { forbidden, notFound, unstable_rethrow } from 'next/navigation'
import { z } from 'zod'
import { countFailure } from '@/lib/platform/failures'
import { log } from '@/lib/platform/log'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { Refusal, type RefusalCode } from '@/lib/shared/refusal'
import { requestFacts } from './request'

/** The error of an action; `fields` are shown beside their inputs. */
export type ActionError = {
  code: RefusalCode | 'failure'
  message: string
  fields: Readonly<Record<string, string>>
  wait?: number | undefined
}

const statuses: Record<RefusalCode, number> = {
  'signed-out': 401,
  'plan-limit': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'already-sent': 409,
  invalid: 422,
  'too-many': 429,
}

async function logFailure(error: unknown, where: string) {
  const { requestId } = await requestFacts()
  log.error('failure', error, { where, requestId })
  await countFailure({ kind: 'error', name: where, requestId })
}

/** Refusals become their sentence; other errors are logged once and become the general one. */
export async function toActionError(error: unknown, where: string): Promise<ActionError> {
  if (error instanceof Refusal) {
    return { code: error.code, message: error.message, fields: error.fields, wait: error.wait }
  }
  await logFailure(error, where)
  return { code: 'failure', message: GENERAL_FAILURE, fields: {} }
}

const answer = (status: number, error: object, headers = {}) => Response.json({ error }, { status, headers })

async function toResponse(error: unknown, where: string): Promise<Response> {
  unstable_rethrow(error)
  if (error instanceof Refusal) {
    const { code, message, fields, wait } = error
    return answer(statuses[code], { code, message, fields }, wait === undefined ? {} : { 'retry-after': String(wait) })
  }
  if (error instanceof z.ZodError) return answer(422, { code: 'invalid', fields: z.flattenError(error).fieldErrors })
  await logFailure(error, where)
  return answer(500, { code: 'failure', message: GENERAL_FAILURE })
}

export async function toOutcome(where: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    return toResponse(error, where)
  }
}

/** For callers that answer in a shape of their own. */
export async function settled<Result>(
  where: string,
  work: Promise<Result>,
): Promise<{ result: Result } | { error: ActionError }> {
  try {
    return { result: await work }
  } catch (error) {
    return { error: await toActionError(error, where) }
  }
}

/** A secondary part of a page, or its fallback: the page survives the failure, which is logged. */
export async function orElse<View, Instead>(
  where: string,
  view: Promise<View>,
  instead: Instead,
): Promise<View | Instead> {
  try {
    return await view
  } catch (error) {
    unstable_rethrow(error)
    await logFailure(error, where)
    return instead
  }
}

/** Answers a refusal by its screen; `beforeRefusing` may lead elsewhere. */
export async function onScreen<View>(view: Promise<View>, beforeRefusing?: () => Promise<void>): Promise<View> {
  try {
    return await view
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await beforeRefusing?.()
    return error.code === 'forbidden' ? forbidden() : notFound()
  }
}
