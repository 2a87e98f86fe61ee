import { filesUnder, read } from './project'

export type Model = {
  name: string
  fields: string[]
  /** The field lists of the primary key, unique constraints and indexes, in order. */
  indexes: string[][]
  relations: { fields: string[]; target: string; onDelete: string | undefined }[]
}

const names = (text: string | undefined) => (text ?? '').split(',').map((part) => part.replace(/\(.*/, '').trim())

/** `@@index([a, b(sort: Desc)])` gives `a, b`; the arguments of a field never close the list. */
const blockIndexes = (body: string) =>
  [...body.matchAll(/^\s*@@(?:id|unique|index)\((?:fields:\s*)?\[(.+?)\]/gm)].map(([, list]) => names(list))

const fieldIndexes = (body: string) =>
  [...body.matchAll(/^\s*(\w+)\s+\S+.*?\s@(?:id|unique)\b/gm)].map(([, field]) => [field ?? ''])

const relationsOf = (body: string) =>
  [...body.matchAll(/^\s*\w+\s+(\w+)\??\s+@relation\((.*fields:\s*\[([^\]]+)\].*)\)\s*$/gm)].map(
    ([, target = '', inside = '', list]) => ({
      target,
      fields: names(list),
      onDelete: /onDelete:\s*(\w+)/.exec(inside)?.[1],
    }),
  )

/** The models of prisma/schema, as far as the rules about tenancy need to know them. */
export function readModels(text = filesUnder('prisma/schema').map(read).join('\n')): Model[] {
  return [...text.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    fields: [...body.matchAll(/^\s+(\w+)\s+\w/gm)].map(([, field = '']) => field),
    indexes: [...fieldIndexes(body), ...blockIndexes(body)],
    relations: relationsOf(body),
  }))
}
