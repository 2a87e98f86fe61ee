import type { Door } from '@/components/reviews/answering/saving/door'

/** Hidden fields of every script-free form: the review and its access. */
export function PostedFields({ door: { reviewId, code, isRevision } }: { door: Door }) {
  return (
    <>
      <input type="hidden" name="reviewId" value={reviewId} />
      {code !== undefined && <input type="hidden" name="code" value={code} />}
      {isRevision && <input type="hidden" name="revision" value="1" />}
    </>
  )
}
