import 'server-only'
import type { DocumentPart } from '@/lib/shared/document'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { questionParts, textPart, afterTexts, headParts } from '@/lib/reviews/exports/rules/document-parts'
import { readTexts, readQuestions } from './read-contents'

/** `done` counts questions. */
export type DocumentPiece = { parts: DocumentPart[]; done: number }

async function* readQuestion(head: ReviewHead, question: QuestionSummary): AsyncGenerator<DocumentPiece> {
  yield { parts: questionParts(question), done: 0 }
  let after: DocumentPart[] = []
  for await (const texts of readTexts(head, question)) {
    yield { parts: texts.map(textPart), done: 0 }
    if (after.length === 0) after = afterTexts(texts)
  }
  yield { parts: after, done: 1 }
}

/**
 * Reads in pieces, so that at most one page of texts is in memory, and through the queries of the screen, so a document
 * holds nothing its reader can't see.
 */
export async function* readDocument(head: ReviewHead, zone: string, isAlone: boolean): AsyncGenerator<DocumentPiece> {
  yield { parts: headParts(head, zone, isAlone), done: 0 }
  for await (const question of readQuestions(head)) yield* readQuestion(head, question)
}
