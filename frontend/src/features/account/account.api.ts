import { endpoints } from '../../api/generated/account';
import { unlessRefused } from '../../api/tags';

export const {
  useReadProfileQuery,
  useDeleteProfileMutation,
  useSetTelegramLinkMutation,
  useChangePasswordMutation,
  useChangeAlertsMutation,
  useInviteToTelegramMutation,
  useUnlinkTelegramMutation,
  useReadMailChoicesQuery,
  useChangeMailChoicesMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
} = endpoints.enhanceEndpoints({
  endpoints: {
    readProfile: { providesTags: ['Profile'] },
    setTelegramLink: { invalidatesTags: unlessRefused('Profile') },
    changeAlerts: { invalidatesTags: unlessRefused('Profile') },
    // nothing is linked until the chat is opened
    inviteToTelegram: { invalidatesTags: [] },
    // also after a failure: the link may be gone already
    unlinkTelegram: { invalidatesTags: ['Profile'] },
    changePassword: { invalidatesTags: unlessRefused('OwnSessions') },
    readMailChoices: { providesTags: ['MailChoices'] },
    changeMailChoices: { invalidatesTags: ['MailChoices'] },
    listOwnSessions: { providesTags: ['OwnSessions'] },
    endOwnSession: { invalidatesTags: ['OwnSessions'] },
    endOtherSessions: { invalidatesTags: ['OwnSessions'] },
    // what is refused may have been turned on elsewhere, or by an answer that was lost on its way
    beginSecondFactor: { invalidatesTags: (_answer, error) => (error ? ['SecondFactor'] : []) },
    confirmSecondFactor: { invalidatesTags: ['SecondFactor', 'OwnSessions'] },
    // also when it was off already
    removeSecondFactor: { invalidatesTags: ['SecondFactor'] },
  },
});
