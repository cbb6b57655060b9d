import { baseApi } from '../../api/base-api';
import type {
  AccountDeletionDto,
  MailChoices,
  MailChoicesDto,
  MessageAnswer,
  OwnSessionRow,
  PasswordChangeDto,
  ProfileAnswer,
  RecoveryCodes,
  SecondFactorCodeDto,
  SecondFactorPasswordDto,
  SecondFactorSetup,
  SecondFactorStatus,
  SessionsEndDto,
  SuccessAnswer,
  TelegramLinkDto,
} from '../../api/generated/wire';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<ProfileAnswer, void>({ query: () => '/api/profile', providesTags: ['Profile'] }),
    setTelegramLink: build.mutation<SuccessAnswer, TelegramLinkDto>({
      query: (body) => ({ url: '/api/profile/tg-link', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Profile']),
    }),
    changePassword: build.mutation<SuccessAnswer, PasswordChangeDto>({
      query: (body) => ({ url: '/api/profile/password', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['OwnSessions']),
    }),
    getMailChoices: build.query<MailChoices, void>({
      query: () => '/api/profile/mails',
      providesTags: ['MailChoices'],
    }),
    setMailChoices: build.mutation<MailChoices, MailChoicesDto>({
      query: (body) => ({ url: '/api/profile/mails', method: 'PUT', body }),
      invalidatesTags: ['MailChoices'],
    }),
    listOwnSessions: build.query<OwnSessionRow[], void>({
      query: () => '/api/profile/sessions',
      providesTags: ['OwnSessions'],
    }),
    endSession: build.mutation<MessageAnswer, SessionsEndDto & { id: string }>({
      query: ({ id, ...body }) => ({ url: `/api/profile/sessions/${id}`, method: 'DELETE', body }),
      invalidatesTags: ['OwnSessions'],
    }),
    endOtherSessions: build.mutation<MessageAnswer, SessionsEndDto>({
      query: (body) => ({ url: '/api/profile/sessions', method: 'DELETE', body }),
      invalidatesTags: ['OwnSessions'],
    }),
    getSecondFactor: build.query<SecondFactorStatus, void>({
      query: () => '/api/second-factor',
      providesTags: ['SecondFactor'],
    }),
    beginSecondFactor: build.mutation<SecondFactorSetup, SecondFactorPasswordDto>({
      query: (body) => ({ url: '/api/second-factor', method: 'POST', body }),
      // what is refused may have been turned on elsewhere, or by an answer that was lost on its way
      invalidatesTags: (_answer, error) => (error ? ['SecondFactor'] : []),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodes, SecondFactorCodeDto>({
      query: (body) => ({ url: '/api/second-factor/confirm', method: 'POST', body }),
      invalidatesTags: ['SecondFactor', 'OwnSessions'],
    }),
    removeSecondFactor: build.mutation<MessageAnswer, SecondFactorPasswordDto>({
      query: (body) => ({ url: '/api/second-factor', method: 'DELETE', body }),
      // also when it was off already
      invalidatesTags: ['SecondFactor'],
    }),
    deleteAccount: build.mutation<MessageAnswer, AccountDeletionDto>({
      query: (body) => ({ url: '/api/profile', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useGetProfileQuery,
  useSetTelegramLinkMutation,
  useChangePasswordMutation,
  useGetMailChoicesQuery,
  useSetMailChoicesMutation,
  useListOwnSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useDeleteAccountMutation,
} = accountApi;
