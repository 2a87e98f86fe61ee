import { Fragment, type ReactNode } from 'react'

/** What is not longer stands whole on the narrowest screen, beside an avatar and a menu. */
const wholeUpTo = 22

const word = /(\S*@\S*)/

function piecesOf(address: string) {
  return address.split(/(?<=@)/).flatMap((part) => (part.length > wholeUpTo ? part.split(/(?=\.)/) : [part]))
}

const broken = (address: string) =>
  piecesOf(address).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))

/**
 * Lets the e-mail addresses in a text be broken where they are read in parts: after the @, and before the dots of what is
 * still too long. Copied, they are as they were. What is no text, or names no address, stays as it is and costs nothing.
 */
export function breakable(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('@')) return text
  return text
    .split(word)
    .map((part, index) => (part.includes('@') ? <Fragment key={index}>{broken(part)}</Fragment> : part))
}
