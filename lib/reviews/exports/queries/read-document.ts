import 'server-only'
import type { DocumentPart } from '@/lib/shared/document'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { questionParts, textPart, afterTexts, headParts } from '@/lib/reviews/exports/rules/document-parts'
import { readTexts, readQuestions } from './read-contents'

/** Some parts of a document, and how many questions they finish. */
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
 * One review as parts of a document, in pieces, so that never more than a page of texts is held. It reads through the same
 * queries as the screen, with the same head, so that nothing is in a document that its reader could not see.
 */
export async function* readDocument(head: ReviewHead, zone: string, isAlone: boolean): AsyncGenerator<DocumentPiece> {
  yield { parts: headParts(head, zone, isAlone), done: 0 }
  for await (const question of readQuestions(head)) yield* readQuestion(head, question)
}
