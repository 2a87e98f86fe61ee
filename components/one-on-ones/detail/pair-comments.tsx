import { MeetingComments, type CommentsOf } from '@/components/meetings/detail/meeting-comments'
import { PairCommentActs, PairCommentForm } from './pair-comment-forms'

export const PairComments = (props: CommentsOf) => (
  <MeetingComments {...props} form={PairCommentForm} acts={PairCommentActs} nobody="Rapport" />
)
