import { useState } from 'react'
import { randomId } from '@/lib/shared/randomness'
import type { ActionResult } from './action-result'

/** An id per target, chosen once. */
function pickIds() {
  const ids = new Map<string, string>()
  return (what: string) => {
    const id = ids.get(what) ?? randomId()
    ids.set(what, id)
    return id
  }
}

/**
 * A stable id per press target while this screen is mounted, so retries create nothing twice. For presses that open
 * what they created; a new visit creates another.
 */
export const useMadeIds = () => useState(pickIds)[0]

type Answer<Result> = Promise<ActionResult<Result> | undefined>

function pickId() {
  let id = randomId()
  return async <Result>(send: (madeId: string) => Answer<Result>): Answer<Result> => {
    const answer = await send(id)
    if (answer?.serverError?.code === 'already-sent') id = randomId()
    return answer
  }
}

/** Sends a form under a stable id. Once a changed retry was refused, the next press sends it as another one. */
export const useMadeId = () => useState(pickId)[0]
