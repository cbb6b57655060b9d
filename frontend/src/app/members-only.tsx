import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectRole } from '../session/session.slice';
import { MembershipPrompt } from '../features/membership/components/membership-prompt';
import { MEMBER_ROLES } from '../session/roles';

interface Props {
  /** Title of the page that is being kept closed. */
  title: string;
  /** Why a membership is needed; by default, for the odds tables. */
  prompt?: string;
  children: ReactNode;
}

/** Members' data for members; everybody else gets the prompt, and nothing is asked of the server for them. */
export function MembersOnly({ title, prompt, children }: Props) {
  const role = useSelector(selectRole);
  return role !== null && MEMBER_ROLES.includes(role) ? (
    children
  ) : (
    <MembershipPrompt title={title} text={prompt} />
  );
}
