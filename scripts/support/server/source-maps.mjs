import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../root.mjs'

/** A browser that reads this asks for the map whenever somebody looks into a page. */
const mapName = /\n?\/[/*]# sourceMappingURL=(\S+?)( ?\*\/)?\s*$/

/**
 * Takes the maps of what browsers run out of what is served, as a part of the build. They hold all the sources; only the
 * server reads them, to tell where something failed in a browser, and finds each by the name of its file.
 * @param {{ served: string, aside: string }} [folders]
 */
export function setMapsAside({ served, aside } = { served: fromRoot('.next/static'), aside: fromRoot('.next/maps') }) {
  rmSync(aside, { recursive: true, force: true })
  for (const file of filesIn(served).filter((name) => /\.(js|css)$/.test(name))) {
    const text = readFileSync(file, 'utf8')
    const [end, named] = mapName.exec(text) ?? []
    if (end === undefined || named === undefined) continue
    const [map, target] = [path.join(path.dirname(file), named), path.join(aside, `${path.relative(served, file)}.map`)]
    writeFileSync(file, text.slice(0, -end.length))
    mkdirSync(path.dirname(target), { recursive: true })
    if (existsSync(map)) copyFileSync(map, target)
  }
  // Files of the same words share a map, so none is moved before all have theirs.
  for (const file of filesIn(served).filter((name) => name.endsWith('.map'))) rmSync(file)
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
