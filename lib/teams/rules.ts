export const teamPath = (id: string) => `/users/teams/${id}`
