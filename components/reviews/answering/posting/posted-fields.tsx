import type { Door } from '@/components/reviews/answering/door'

/** What goes along unseen with every form that a browser sends by itself: which review, and that one may answer it. */
export function PostedFields({ door: { reviewId, code, isRevision } }: { door: Door }) {
  return (
    <>
      <input type="hidden" name="reviewId" value={reviewId} />
      {code !== undefined && <input type="hidden" name="code" value={code} />}
      {isRevision && <input type="hidden" name="revision" value="1" />}
    </>
  )
}
