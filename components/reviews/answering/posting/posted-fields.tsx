import type { Access } from '@/components/reviews/answering/saving/access'

/** Hidden fields of every script-free form: the review and its access. */
export function PostedFields({ access: { reviewId, code, isRevision, notice } }: { access: Access }) {
  return (
    <>
      <input type="hidden" name="reviewId" value={reviewId} />
      {code !== undefined && <input type="hidden" name="code" value={code} />}
      {notice !== undefined && <input type="hidden" name="notice" value={notice} />}
      {isRevision && <input type="hidden" name="revision" value="1" />}
    </>
  )
}
