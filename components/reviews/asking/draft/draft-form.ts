import type { FieldPath, FieldPathValue } from 'react-hook-form'
import { withOwnRelationships } from '@/lib/reviews/model/rules/relationships'
import type { FormContent } from '@/lib/reviews/model/schema'
import type { Store } from './store'

export type DraftPath = FieldPath<FormContent>
export type ValueAt<Path extends DraftPath> = FieldPathValue<FormContent, Path>

/**
 * Reads and changes the content of a draft, a field by its path. Of react-hook-form only the types are used here: the
 * store has every value already, and the library is a tenth of the page's script.
 */
export interface DraftForm {
  content: () => FormContent
  getValues: <Path extends DraftPath>(path: Path) => ValueAt<Path>
  setValue: <Path extends DraftPath>(path: Path, value: ValueAt<Path>) => void
  reset: (content: FormContent) => void
}

const isParent = (part: unknown): part is Record<string, unknown> => typeof part === 'object' && part !== null

function valueAt<Path extends DraftPath>(content: FormContent, path: Path): ValueAt<Path>
function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce((part, key) => (isParent(part) ? part[key] : undefined), content)
}

/** A copy with the value in place; what it doesn't concern stays the same object. */
function withValue(part: FormContent, path: readonly string[], value: unknown): FormContent
function withValue(part: unknown, path: readonly string[], value: unknown): unknown
function withValue(part: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const parent = isParent(part) ? part : {}
  const inner = rest.length === 0 ? value : withValue(parent[key], rest, value)
  return Array.isArray(part) ? part.with(Number(key), inner) : { ...parent, [key]: inner }
}

interface DraftFormOptions {
  store: Store<{ content: FormContent }>
  creatorId: string
  /** Called after each change, with the field's path; none for a whole new content. */
  onChange: (path?: DraftPath) => void
}

/** Each change drops relationships to somebody it is no longer about. */
export function createDraftForm({ store, creatorId, onChange }: DraftFormOptions): DraftForm {
  const content = () => store.read().content

  function change(next: FormContent, path?: DraftPath) {
    store.write({ content: withOwnRelationships(next, content(), creatorId) })
    onChange(path)
  }

  return {
    content,
    getValues: (path) => valueAt(content(), path),
    setValue: (path, value) => change(withValue(content(), path.split('.'), value), path),
    reset: (next) => change(next),
  }
}
