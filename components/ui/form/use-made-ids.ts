import { useState } from 'react'
import { randomId } from '@/lib/shared/randomness'

/** Ids by what is pressed: the first time one is picked, and from then on it is that. */
function pickIds() {
  const ids = new Map<string, string>()
  return (what: string) => {
    const id = ids.get(what) ?? randomId()
    ids.set(what, id)
    return id
  }
}

/**
 * The id under which a press on `what` has something made: the same one for as long as this screen stands, so that a second
 * press, and another after the connection broke, ask for what the first one asked for. It is for presses that lead to what
 * they made: with the screen the id is gone, and whoever comes back and presses again has another made.
 */
export const useMadeIds = () => useState(pickIds)[0]
