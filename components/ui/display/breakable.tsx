import type { ReactNode } from 'react'

/** What is not longer stands whole on the narrowest screen, beside an avatar and a menu. */
const wholeUpTo = 22

const word = /(\S*@\S*)/

function piecesOf(address: string) {
  return address.split(/(?<=@)/).flatMap((part) => (part.length > wholeUpTo ? part.split(/(?=\.)/) : [part]))
}

// Texts and bare elements in one flat list: what wraps them costs every row, and is nothing to see.
const broken = (address: string, at: number) =>
  piecesOf(address).flatMap((piece, index) => (index === 0 ? piece : [<wbr key={`${at} ${index}`} />, piece]))

/**
 * Lets the e-mail addresses in a text be broken where they are read in parts: after the @, and before the dots of what is
 * still too long. Copied, they are as they were. What is no text, or names no address, stays as it is and costs nothing.
 */
export function breakable(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('@')) return text
  return text
    .split(word)
    .flatMap((part, at) => (part.includes('@') ? broken(part, at) : part))
    .filter((part) => part !== '')
}
