import { join } from 'node:path'
import type { Declared } from '@/lib/access/declaration'
import { actionFiles, methodsIn, routeFiles, routeName } from '@/tests/structure/support/entries'
import { root } from '@/tests/structure/support/project'

type Entries = Readonly<Record<string, { declaration: Declared }>>

const load = async (path: string): Promise<Entries> => import(/* @vite-ignore */ join(root, path))

async function actionsOf(path: string) {
  return Object.entries(await load(path))
}

async function routesOf(path: string) {
  const entries = Object.entries(await load(path))
  const methods = methodsIn(entries.map(([name]) => name))
  return entries
    .filter(([name]) => methods.includes(name))
    .map(([name, entry]) => [routeName(name, path), entry] as const)
}

const entries = await Promise.all([...actionFiles.map(actionsOf), ...routeFiles.map(routesOf)])

/** What every action and route of the product declares, read from the thing itself. */
export const declarations: Readonly<Record<string, Declared>> = Object.fromEntries(
  entries.flat().map(([name, { declaration }]) => [name, declaration]),
)
