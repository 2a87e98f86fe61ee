import { Stop } from '../support/print.mjs'

/**
 * @typedef {object} BenchOptions
 * @property {string[]} only beginnings of addresses; empty means all
 * @property {boolean} fresh write the workspaces anew
 * @property {boolean} report say what is over its bar, and do not fail over it
 * @property {number} crowd so many other workspaces to measure the small one among; 0: the usual bench
 * @property {number} rounds
 * @property {number} requests asked one after the other, of each kind, in a round
 * @property {number} seconds of load in a round
 * @property {number} views of each screen in a browser
 * @property {number} starts of the server
 */

/**
 * What the terminal asks for.
 * @param {string[]} args
 * @returns {BenchOptions}
 */
export function chooseOptions(args) {
  const strange = args.find((one) => !/^--(quick|fresh|report|only=.+|crowd=\d+)$/.test(one))
  if (strange)
    throw new Stop(
      `"${strange}" is unknown. npm run bench -- takes --only=/feedback,/dashboard, --quick, --fresh, --report, --crowd=10000.`,
    )
  const only = args.flatMap((one) => (one.startsWith('--only=') ? one.slice('--only='.length).split(',') : []))
  const extent = args.includes('--quick')
    ? { rounds: 1, requests: 15, seconds: 1, views: 2, starts: 3 }
    : { rounds: 2, requests: 20, seconds: 1.5, views: 3, starts: 5 }
  const crowd = Number(args.find((one) => one.startsWith('--crowd='))?.slice('--crowd='.length) ?? 0)
  return { only, fresh: args.includes('--fresh'), report: args.includes('--report'), crowd, ...extent }
}
