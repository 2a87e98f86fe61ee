import type { Inputs } from '@/tests/factories/sweep/world'

const renamed = { firstName: 'Taken', lastName: 'Over', jobTitle: '' }

export const peopleInputs: Inputs = {
  editPersonAction: ({ respondent: { memberId: id } }) => ({ id, ...renamed }),
  changeRolesAction: ({ respondent: { memberId } }) => ({ ids: [memberId], role: 'Admin' }),
  deactivatePeopleAction: ({ respondent: { memberId } }) => ({ ids: [memberId] }),
  reactivatePeopleAction: ({ respondent: { memberId } }) => ({ ids: [memberId] }),
  createTagAction: () => ({ name: 'Taken over' }),
  renameTagAction: ({ tag: { id } }) => ({ id, name: 'Taken over' }),
  mergeTagAction: ({ tag: { id } }) => ({ id, intoId: id }),
  deleteTagAction: ({ tag: { id } }) => ({ id }),
  giveTagAction: ({ respondent: { memberId } }) => ({ ids: [memberId], name: 'Taken over' }),
  takeTagAction: ({ respondent: { memberId }, tag: { id: tagId } }) => ({ ids: [memberId], tagId }),
  setTagsAction: ({ respondent: { memberId: id } }) => ({ id, names: ['Taken over'] }),
}
