import { createHash } from 'node:crypto'

/**
 * What the generator is told of each workspace. `told` is the number of notifications, and as many activities; one in
 * `mine` reviews is of the person who looks, and twice as many ask them. `aligned` goals are one tree, and `ownGoals`
 * are those of the person who looks, as `ownFollowUps` are. `companies` are the other workspaces of the platform, `payments`
 * theirs, and `ownPayments` those of the one that is looked at. Of everything that has a list the small one has enough to fill a page, so that
 * what grows between the two is the work and not the page.
 */
export const workspaces = {
  small: {
    people: 40,
    teams: 30,
    tags: 30,
    invited: 30,
    imported: 60,
    templates: 30,
    reviews: 1_200,
    mine: 10,
    told: 20_000,
    giant: 0,
    goals: 1_000,
    aligned: 200,
    ownGoals: 50,
    followUps: 1_000,
    ownFollowUps: 100,
    pairs: 30,
    applause: 2_000,
    companies: 60,
    payments: 1_000,
    ownPayments: 30,
  },
  large: {
    people: 5_000,
    teams: 100,
    tags: 100,
    invited: 500,
    imported: 5_000,
    templates: 50,
    reviews: 20_000,
    mine: 50,
    told: 1_000_000,
    giant: 1,
    goals: 50_000,
    aligned: 2_000,
    ownGoals: 50,
    followUps: 50_000,
    ownFollowUps: 400,
    pairs: 1_000,
    applause: 200_000,
    companies: 2_000,
    payments: 95_000,
    ownPayments: 5_000,
  },
}

/** @typedef {keyof typeof workspaces} WorkspaceName */

/** @type {WorkspaceName[]} */
export const workspaceNames = ['small', 'large']

/** The workspace whose copies the small one is put among: 10 000 of them are a million people. */
export const crowded = {
  people: 100,
  teams: 10,
  tags: 5,
  invited: 3,
  imported: 3,
  templates: 3,
  reviews: 40,
  mine: 5,
  told: 200,
  giant: 0,
  goals: 40,
  aligned: 10,
  ownGoals: 5,
  followUps: 40,
  ownFollowUps: 10,
  pairs: 1,
  applause: 40,
  ownPayments: 3,
}

/**
 * The id the generator gives, as pg_temp.id of data/functions.sql makes it.
 * @param {string} workspace
 * @param {string} kind
 * @param {number} number
 */
export function idOf(workspace, kind, number) {
  const hash = createHash('md5').update(`${workspace} ${kind} ${number}`).digest('hex')
  const digits = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17)}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * The code in the link of an outside reviewer.
 * @param {WorkspaceName} workspace
 * @param {number} review
 */
export const codeOf = (workspace, review) => `${workspace}-${review}-`.padEnd(43, 'x')
