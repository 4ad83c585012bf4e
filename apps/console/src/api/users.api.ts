import type {
  BankDto, ChangeRoleDto, ChoosePasswordDto, CreateUserDto, PasswordChosenDto, Role, UserDto, UserSort,
  UserState, UserWithCodeDto,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { type Order, pageOf, pagesAfter } from './paging.ts';

/** Which people are meant; an absent field lets everybody through. */
export interface UserFilter {
  q?: string;
  role?: Role;
  state?: UserState;
}

type Of<Body> = Body & { id: string };

const changes = ['User', 'Audit', 'Bank'] as const;

/** Who may sign in, and as what; and choosing a password by a code. */
export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.infiniteQuery<UserDto[], UserFilter & Order<UserSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.users.listUsers({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((user: UserDto) => user.id),
      providesTags: ['User'],
    }),
    getUser: build.query<UserDto, string>({
      query: (id) => (sdk) => sdk.users.getUser({ id }),
      providesTags: ['User'],
    }),
    listBanks: build.query<BankDto[], void>({
      query: () => (sdk) => sdk.users.listBanks(),
      providesTags: ['Bank'],
    }),
    createUser: build.mutation<UserWithCodeDto, CreateUserDto>({
      query: (requestBody) => (sdk) => sdk.users.createUser({ requestBody }),
      invalidatesTags: [...changes],
    }),
    changeUserRole: build.mutation<UserDto, Of<ChangeRoleDto>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.users.changeUserRole({ id, requestBody }),
      invalidatesTags: [...changes],
    }),
    setUserCompliance: build.mutation<UserDto, Of<{ isComplianceOfficer: boolean }>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.users.setUserCompliance({ id, requestBody }),
      invalidatesTags: [...changes],
    }),
    deactivateUser: build.mutation<UserDto, Of<{ reason: string }>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.users.deactivateUser({ id, requestBody }),
      invalidatesTags: [...changes],
    }),
    reactivateUser: build.mutation<UserDto, string>({
      query: (id) => (sdk) => sdk.users.reactivateUser({ id }),
      invalidatesTags: [...changes],
    }),
    issuePasswordCode: build.mutation<UserWithCodeDto, string>({
      query: (id) => (sdk) => sdk.users.issuePasswordCode({ id }),
      invalidatesTags: [...changes],
    }),
    resetUserFactors: build.mutation<UserDto, Of<{ reason: string }>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.users.resetUserFactors({ id, requestBody }),
      invalidatesTags: [...changes],
    }),
    endUserSessions: build.mutation<UserDto, Of<{ reason: string }>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.users.endUserSessions({ id, requestBody }),
      invalidatesTags: [...changes],
    }),
    choosePassword: build.mutation<PasswordChosenDto, ChoosePasswordDto>({
      query: (requestBody) => (sdk) => sdk.auth.choosePassword({ requestBody }),
    }),
  }),
});

export const { useListUsersInfiniteQuery, useGetUserQuery, useListBanksQuery, useChoosePasswordMutation } = usersApi;
export const {
  useCreateUserMutation, useChangeUserRoleMutation, useDeactivateUserMutation, useReactivateUserMutation,
  useEndUserSessionsMutation, useIssuePasswordCodeMutation, useResetUserFactorsMutation, useSetUserComplianceMutation,
} = usersApi;
