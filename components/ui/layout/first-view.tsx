import 'server-only'
import { cache, type ComponentType, type ReactNode } from 'react'

/** How long the first view of a screen waits for its content rather than show that it is loading, in milliseconds. */
const PATIENCE_MS = 100

const arrival = cache(() => {
  let tell = () => {}
  const isThere = new Promise<void>((resolve) => void (tell = resolve))
  return { isThere, tell }
})

/** What was there in time is drawn before the skeleton is, which then nobody sees. */
const afterIt = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** A page that has a skeleton beside it: tells it when the content is there. */
export const arriving =
  <Props,>(draw: (props: Props) => Promise<ReactNode>) =>
  (props: Props) =>
    draw(props).finally(arrival().tell)

/**
 * The skeleton of a page. A browser shows for at least a third of a second what it was sent first, so a skeleton is only
 * sent where the content takes its time.
 */
export const waiting = (Skeleton: ComponentType) =>
  async function Waiting() {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => void (timer = setTimeout(resolve, PATIENCE_MS)))
    await Promise.race([arrival().isThere, patience]).finally(() => clearTimeout(timer))
    await afterIt()
    return <Skeleton />
  }
