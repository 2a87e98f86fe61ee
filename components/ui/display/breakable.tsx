import type { ReactNode } from 'react'

/** Shorter addresses fit the narrowest screen. */
const wholeUpTo = 22

const word = /(\S*@\S*)/

function piecesOf(address: string) {
  return address.split(/(?<=@)/).flatMap((part) => (part.length > wholeUpTo ? part.split(/(?=\.)/) : [part]))
}

// A flat list without wrappers, to keep rows cheap.
const broken = (address: string, at: number) =>
  piecesOf(address).flatMap((piece, index) => (index === 0 ? piece : [<wbr key={`${at} ${index}`} />, piece]))

/**
 * Adds break points to e-mail addresses, after the @ and before dots, without changing copied text. Other content stays
 * as it is.
 */
export function breakable(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('@')) return text
  return text
    .split(word)
    .flatMap((part, at) => (part.includes('@') ? broken(part, at) : part))
    .filter((part) => part !== '')
}
