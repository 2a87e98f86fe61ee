import { useState } from 'react'

function noneMentioned() {
  const names = new Map<string, string>()
  return {
    add: (id: string, name: string) => void names.set(id, name),
    /** A name removed from the text is no mention. */
    idsIn: (text: string) => [...names].flatMap(([id, name]) => (text.includes(`@${name}`) ? id : [])),
  }
}

/** The colleagues picked for a text. */
export const useMentioned = () => useState(noneMentioned)[0]

export type Mentioned = ReturnType<typeof useMentioned>
