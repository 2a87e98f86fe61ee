import 'server-only'

/** What is wrong, by the path of the field: `content.questions.0.questionText`. */
const sentencesByPath = (faults: object, path = ''): [path: string, sentences: string[]][] =>
  Object.entries(faults).flatMap(([key, found]) =>
    key === '_errors' ? [[path, found]] : sentencesByPath(found, path === '' ? key : `${path}.${key}`),
  )

/**
 * What a schema found, with each field by its whole path and what is wrong with the form itself apart. The wrapper's own
 * flat shape forgets whatever lies below the first level.
 */
export async function fieldErrors(faults: object) {
  const { '': formErrors = [], ...byPath } = Object.fromEntries(sentencesByPath(faults))
  return { formErrors, fieldErrors: byPath }
}
