import { endpoints } from '../../api/generated/auth';
import { rowsOf, unlessRefused } from '../../api/tags';

const authApi = endpoints.enhanceEndpoints({
  endpoints: { register: { invalidatesTags: unlessRefused(rowsOf('users')) } },
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
} = authApi;
export const { checkRole } = authApi.endpoints;
