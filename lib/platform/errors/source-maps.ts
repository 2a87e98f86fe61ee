import 'server-only'
import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, join } from 'node:path/posix'

type Place = { lineno?: number | undefined; colno?: number | undefined }
type Origin = { filename: string; lineno: number; colno: number; context_line?: string | undefined }
type Read = { map: SourceMap; payload: SourceMapPayload }

/** A map takes some megabytes, and errors come from few files. */
const MOST_MAPS = 8

const maps = new Map<string, Promise<Read | null>>()

/** Beside the built file, except for files served to browsers. */
const mapFile = (builtFile: string) => `${builtFile.replace(/^\.next\/static\//, '.next/maps/')}.map`

async function readMap(builtFile: string): Promise<Read | null> {
  try {
    const path = join(/* turbopackIgnore: true */ process.cwd(), mapFile(builtFile))
    const payload = JSON.parse(await readFile(path, 'utf8')) as SourceMapPayload
    return { payload, map: new SourceMap(payload) }
  } catch {
    return null
  }
}

function mapOf(builtFile: string) {
  const known = maps.get(builtFile)
  if (known) return known
  const [oldest] = maps.keys()
  if (maps.size >= MOST_MAPS && oldest !== undefined) maps.delete(oldest)
  const map = readMap(builtFile)
  maps.set(builtFile, map)
  return map
}

/** The path in the project. Bundlers name it from their own root or from the built file. */
const fromRoot = (builtFile: string, source: string) =>
  /^[a-z]+:\/\//.test(source)
    ? source.replace(/^[a-z]+:\/\/\/?(\[project\]\/)?/, '')
    : join(dirname(builtFile), decodeURIComponent(source))

const LONGEST_LINE = 200

const lineOf = ({ sources, sourcesContent }: SourceMapPayload, source: string, line: number) =>
  sourcesContent?.[sources.indexOf(source)]?.split('\n')[line]?.trim().slice(0, LONGEST_LINE)

/** The source position and line of a built position; null if unknown. */
export async function placeInSources(builtFile: string, { lineno, colno }: Place): Promise<Origin | null> {
  if (lineno === undefined || colno === undefined) return null
  const read = await mapOf(builtFile)
  const found = read?.map.findEntry(lineno - 1, colno - 1)
  if (!read || !found || !('originalSource' in found)) return null
  const { originalSource: source, originalLine: line, originalColumn: column } = found
  return {
    filename: fromRoot(builtFile, source),
    lineno: line + 1,
    colno: column + 1,
    context_line: lineOf(read.payload, source, line),
  }
}
