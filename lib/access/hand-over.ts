import 'server-only'
import type { Actor } from './actor'

/** What of a leaver's needs somebody else, as a card on their page that leads to where it is handed over. */
export type Holding = { title: string; text: string; href: string; verb: string }

/** What a leaver holds in a module, as far as this actor may hand it over; null: nothing. */
export type HandOver = (actor: Actor, leaverId: string) => Promise<Holding | null>
