import { useSelector } from 'react-redux';
import { selectSession } from '../../session/session.slice';
import { EditorsLink } from '../../features/editors/record/editors-link';
import { DailyExample } from '../../features/example/daily-example';
import { ProductsPage } from '../../features/membership/pages/products-page';
import { MEMBER_ROLES } from '../../session/roles';

export default function ProductsRoute() {
  const { isLoggedIn, role } = useSelector(selectSession);
  const isMember = role !== null && MEMBER_ROLES.includes(role);
  return (
    <ProductsPage
      isLoggedIn={isLoggedIn}
      example={
        <>
          <DailyExample isMember={isMember} className="mt-8" />
          <EditorsLink className="mt-4" />
        </>
      }
    />
  );
}
