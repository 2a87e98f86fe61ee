import { MeetingComments, type CommentsOf } from '@/components/meetings/detail/meeting-comments'
import { FollowUpCommentActs, FollowUpCommentForm } from './follow-up-comment-forms'

export const FollowUpComments = (props: CommentsOf) => (
  <MeetingComments {...props} form={FollowUpCommentForm} acts={FollowUpCommentActs} nobody="Former colleague" />
)
