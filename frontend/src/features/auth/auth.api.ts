import { baseApi } from '../../api/base-api';
import type {
  LoginAnswer,
  LoginDto,
  MessageAnswer,
  PasswordResetConfirmDto,
  PasswordResetDto,
  RegisterDto,
  RoleAnswer,
} from '../../api/generated/wire';

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginDto>({
      query: (body) => ({ url: '/api/login', method: 'POST', body }),
    }),
    register: build.mutation<MessageAnswer, RegisterDto>({
      query: (body) => ({ url: '/api/register', method: 'POST', body }),
    }),
    logout: build.mutation<void, void>({ query: () => ({ url: '/api/logout', method: 'POST' }) }),
    requestPasswordReset: build.mutation<MessageAnswer, PasswordResetDto>({
      query: (body) => ({ url: '/api/password-reset', method: 'POST', body }),
    }),
    confirmPasswordReset: build.mutation<void, PasswordResetConfirmDto>({
      query: (body) => ({ url: '/api/password-reset/confirm', method: 'POST', body }),
    }),
    checkRole: build.query<RoleAnswer, void>({ query: () => '/api/check_role' }),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
} = authApi;
export const { checkRole } = authApi.endpoints;
