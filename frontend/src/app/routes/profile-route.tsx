import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../components/feedback/notices';
import { ProfilePage } from '../../features/account/pages/profile-page';
import { loggedOut, selectRole } from '../../session/session.slice';
import { ReceiptList } from '../../features/membership/components/receipt-list';
import { useOwnReceipts } from '../../features/membership/receipts/use-own-receipts';
import { trProfile } from '../../locale/tr-profile';
import { useMembershipWatch } from '../use-membership-watch';

export default function ProfileRoute() {
  const role = useSelector(selectRole);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useMembershipWatch();
  const { isLoading } = useOwnReceipts();
  const leave = () => {
    dispatch(loggedOut());
    notify({ kind: 'success', text: trProfile.deleted });
    void navigate('/login', { replace: true });
  };
  return <ProfilePage role={role} receipts={isLoading ? undefined : <ReceiptList />} onDeleted={leave} />;
}
