import 'server-only'

const sentencesByPath = (faults: object, path = ''): [path: string, sentences: string[]][] =>
  Object.entries(faults).flatMap(([key, found]) =>
    key === '_errors' ? [[path, found]] : sentencesByPath(found, path === '' ? key : `${path}.${key}`),
  )

/** The errors of a schema by whole field path; zod's flat shape drops everything below the first level. */
export async function fieldErrors(faults: object) {
  const { '': formErrors = [], ...byPath } = Object.fromEntries(sentencesByPath(faults))
  return { formErrors, fieldErrors: byPath }
}
