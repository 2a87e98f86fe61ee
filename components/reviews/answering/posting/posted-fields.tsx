import type { Access } from '@/components/reviews/answering/saving/access'

/** Hidden fields of every script-free form: the review and its access. */
export function PostedFields({ access: { reviewId, code, isRevision } }: { access: Access }) {
  return (
    <>
      <input type="hidden" name="reviewId" value={reviewId} />
      {code !== undefined && <input type="hidden" name="code" value={code} />}
      {isRevision && <input type="hidden" name="revision" value="1" />}
    </>
  )
}
