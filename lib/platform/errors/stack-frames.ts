import 'server-only'
import { defaultStackParser } from '@sentry/node'
import type { AllowedFrame } from './allowed-event'
import { placeInSources } from './source-maps'

type Place = { filename: string; function?: string; lineno?: number; colno?: number }

const isOurs = (filename: string) => !/^node:|(^|\/)node_modules\//.test(filename)

async function asWritten(place: Place, builtFile: string | null): Promise<AllowedFrame> {
  const origin = builtFile === null ? null : await placeInSources(builtFile, place)
  const frame = { ...place, ...origin }
  return { ...frame, in_app: isOurs(frame.filename) }
}

const root = `${process.cwd()}/`

/** A path from the root; null for anything else. */
function fileOf(filename = ''): string | null {
  const path = filename.replace(/^file:\/\//, '')
  if (path.startsWith('node:')) return path
  return path.startsWith(root) ? path.slice(root.length) : null
}

/** Outermost first. */
export const serverFrames = (stack: string): Promise<AllowedFrame[]> =>
  Promise.all(
    defaultStackParser(stack).flatMap(({ filename, function: name, lineno, colno }) => {
      const file = fileOf(filename)
      return file === null
        ? []
        : asWritten({ filename: file, function: name, lineno, colno }, file.startsWith('.next/') ? file : null)
    }),
  )

/** The built file of a served address; other addresses would reveal where a person is. */
const builtFileAt = (address: string) => {
  const name = /^https?:\/\/[^/?#]+\/_next\/static\/(chunks\/[\w.~-]+\.js)(\?|$)/.exec(address)?.[1]
  return name === undefined ? null : `.next/static/${name}`
}

/** Browser frames name files by address. */
export const browserFrames = (places: readonly Place[]): Promise<AllowedFrame[]> =>
  Promise.all(
    places.map((place) => {
      const file = builtFileAt(place.filename)
      return asWritten({ ...place, filename: file ?? '…' }, file)
    }),
  )
