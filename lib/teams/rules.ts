/** Where a team has its page. */
export const teamPath = (id: string) => `/users/teams/${id}`
