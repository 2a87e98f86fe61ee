import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../root.mjs'

/** A browser that reads this asks for the map whenever somebody looks into a page. */
const mapName = /\n?\/[/*]# sourceMappingURL=\S+( \*\/)?\s*$/

/**
 * Takes the maps of what browsers run out of what is served, as a part of the build. They hold all the sources; only the
 * server reads them, to tell where something failed in a browser.
 * @param {{ served: string, aside: string }} [folders]
 */
export function setMapsAside({ served, aside } = { served: fromRoot('.next/static'), aside: fromRoot('.next/maps') }) {
  rmSync(aside, { recursive: true, force: true })
  const entries = readdirSync(served, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of entries) {
    const file = path.join(parentPath, name)
    if (name.endsWith('.map')) {
      const target = path.join(aside, path.relative(served, file))
      mkdirSync(path.dirname(target), { recursive: true })
      renameSync(file, target)
    } else if (/\.(js|css)$/.test(name)) writeFileSync(file, readFileSync(file, 'utf8').replace(mapName, ''))
  }
}
