import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FormAlert } from '../../../components/form/form-alert';
import { tr } from '../../../locale/tr';
import { AuthCard } from '../components/auth-card';
import { RegisterForm } from '../components/register-form';

/** How long the success message stands before the login page opens. */
export const REDIRECT_DELAY_MS = 2000;

export default function RegisterPage() {
  const [registered, setRegistered] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [registered, navigate]);

  return (
    <AuthCard title={tr.titles.register} intro={tr.auth.registerIntro}>
      {registered ? (
        <FormAlert kind="success">{tr.auth.registered}</FormAlert>
      ) : (
        <RegisterForm onRegistered={() => setRegistered(true)} />
      )}
      <p className="mt-6 text-sm text-muted">
        {tr.auth.haveAccount}{' '}
        <Link to="/login" className="font-medium text-accent underline underline-offset-2">
          {tr.menu.login}
        </Link>
      </p>
    </AuthCard>
  );
}
