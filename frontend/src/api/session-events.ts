import { createAction } from '@reduxjs/toolkit';

/** The server answered 401 to a request that carried the visitor's token. */
export const sessionRefused = createAction('api/sessionRefused');

/** The server answered that the membership is over: the stored role is no longer true. */
export const membershipRefused = createAction('api/membershipRefused');
