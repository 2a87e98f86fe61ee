import 'server-only'
import type { Actor } from './actor'

/** Something a leaver holds, as a card that leads to where it is reassigned. */
export type Holding = { title: string; text: string; href: string; verb: string }

export type HandOver = (actor: Actor, leaverId: string) => Promise<Holding | null>
