import type { ShownWorld } from '@/e2e/screens/world'
import type { SweptWorld } from './sweep/world'

/** Somebody of the shown workspace, or nobody in particular. */
type Who = 'nobody' | 'creator' | 'respondent' | 'newcomer' | 'operator'

/** A screen, who looks at it, and where it is in the shown workspace; what only it needs is made here. */
export type Screen = {
  name: string
  who: Who
  path: (world: ShownWorld) => string | Promise<string>
}

/** What the server answers to people who have nothing to do with what is on a page. */
export type PageAnswers = {
  path: (world: SweptWorld) => string | Promise<string>
  /** To a Member, a Manager and an Admin of its workspace. */
  colleagues: readonly [member: number, manager: number, admin: number]
  /** To the Admin of another workspace. */
  stranger: number
  /** Whether people who are not signed in are sent to do so. */
  isOpen?: true
}

/** The pages of a module: the screens that are looked at, and what each page, by its folder, answers to whom. */
export type Pages = { screens: Screen[]; answers: Record<string, PageAnswers> }

export const unknownToken = 'x'.repeat(43)

export const everybody = [200, 200, 200] as const
export const nobody = [403, 403, 403] as const
export const admins = [403, 403, 200] as const
/** What its maker keeps to themselves is not there for others; an Admin looks after all of it. */
export const unshown = [404, 404, 200] as const

export const own = (path: string, colleagues: PageAnswers['colleagues'] = everybody): PageAnswers => ({
  path: () => path,
  colleagues,
  stranger: 200,
})
export const of = (path: PageAnswers['path'], colleagues: PageAnswers['colleagues'] = nobody): PageAnswers => ({
  path,
  colleagues,
  stranger: 404,
})
export const open = (path: string, status = 200): PageAnswers => ({
  path: () => path,
  colleagues: [status, status, status],
  stranger: status,
  isOpen: true,
})
