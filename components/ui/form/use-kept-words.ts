'use client'

import { useEffect, useRef } from 'react'
import { faultsOf, type ActionResult } from './action-result'

// Loaded on demand, because most forms keep nothing.
const keeper = () => import('./keep-words')

const forget = (key: string) =>
  void keeper().then(
    ({ forgetWords }) => forgetWords(key),
    () => undefined,
  )

/** Keeps what is typed into the form `element` on this device under `key`, if any; `untilSent` forgets it. */
export function useKeptWords(key: string | undefined) {
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (key === undefined) return
    let isGone = false
    let stop: (() => void) | undefined
    const keep = ({ keepWords }: Awaited<ReturnType<typeof keeper>>) => {
      if (!isGone && element.current) stop = keepWords(element.current, key)
    }
    keeper().then(keep, () => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [key])

  /** A rejection is the redirect of a success. */
  function untilSent<Answer extends ActionResult<unknown>>(answer: Promise<Answer | undefined>) {
    if (key !== undefined)
      answer.then(
        (result) => faultsOf(result) ?? forget(key),
        () => forget(key),
      )
    return answer
  }

  return { element, untilSent }
}
